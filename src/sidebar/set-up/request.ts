/**
 * What is asked of the add-on.
 */
import type { GenerateRequest } from '../calls';
import { clockOf } from './clock';
import { datePlanOf } from './dates';
import { fieldOf, sourceOf, type Form, type Found } from './form';
import { planOf } from './plan';

/** The call's argument; undefined while something has to be put right. */
export function requestOf(
  form: Form,
  found: Found,
  run: string,
  despiteResults: boolean,
): GenerateRequest | undefined {
  const plan = planOf(form, found);
  if (!plan || plan.tooManyGames || plan.dates?.ok === false) return undefined;
  const { division, numbering, cycles, sections } = plan;
  const system = sections[0]?.format?.system ?? 'berger';
  const dates = datePlanOf(form.dates);
  const clock = clockOf(form.clock);
  return {
    players: sourceOf(form, fieldOf(form, found)),
    ...(numbering.by !== 'listed' && { numbers: numbering }),
    ...(division.into !== 'one' && { division }),
    ...(system !== 'berger' && { system }),
    ...(dates && { dates }),
    ...(clock && { clock }),
    cycles,
    order: sections[0]?.format?.order ?? 'fide',
    run,
    ...(despiteResults && { despiteResults }),
  };
}
