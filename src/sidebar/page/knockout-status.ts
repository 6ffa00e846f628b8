/**
 * Where a knockout stands, in words: what the status line says of it once all results of the groups are in.
 */
import type { EventView, KnockoutMatch, KnockoutView } from '../calls';
import type { Status, Tone } from './status';
import { clip, isolated, joinedSome, quoted, type Texts } from '../parts/texts';

const MOST_CELLS = 3;
const MOST_MATCHES = 2;

export function knockoutStatus(
  { published, outdated }: Pick<EventView, 'published' | 'outdated'>,
  { tab, matches, pending, broken, winner }: KnockoutView,
  t: Texts,
): Status {
  const texts = t.status.knockout;
  const status = (tone: Tone, title: string, ...details: readonly (string | undefined)[]): Status => ({
    tone,
    title,
    detail: details.filter((detail) => detail !== undefined).join(' '),
  });
  const name = isolated(clip(tab, 30));
  const cells = (list: readonly string[]) => `${name}!${joinedSome(list, MOST_CELLS, texts.more, t)}`;
  const labels = (list: readonly KnockoutMatch[]) =>
    joinedSome(
      list.map(({ label }) => isolated(clip(label, 40))),
      MOST_MATCHES,
      texts.more,
      t,
    );
  const old = outdated ? texts.outdated : undefined;

  const unread = matches.flatMap((match) => match.unread);
  if (unread.length > 0)
    return status('wait', texts.unread(cells(unread), unread.length), texts.unreadDetail, old);

  const open = matches.filter((match) => match.missing > 0);
  const missing = open.reduce((sum, match) => sum + match.missing, 0);
  const equal = matches.filter((match) => match.equal !== undefined);
  if (equal.length > 0) {
    const choose = texts.choose(cells(equal.flatMap((match) => match.equal ?? [])));
    const others = missing > 0 ? `${texts.missing(labels(open), missing)}.` : undefined;
    return status('wait', texts.equal(labels(equal)), choose, others, old);
  }
  if (missing > 0)
    return open.length > MOST_MATCHES
      ? status('ready', texts.missing(name, missing), `${labels(open)}.`, old)
      : status('ready', texts.missing(labels(open), missing), texts.where(quoted(tab, t)), old);

  const tables = old ?? (published ? undefined : texts.publish);
  if (pending) return status('ready', texts.pending, tables);
  if (winner === undefined)
    return broken === undefined
      ? status('ready', texts.unreadable, texts.lookInto(quoted(tab, t)), tables)
      : status('wait', texts.unreadable, texts.look(cells([broken])), tables);
  const title = texts.over(isolated(clip(winner, 40)));
  return tables === undefined
    ? status('done', title, t.status.publishedDetail)
    : status('ready', title, tables);
}
