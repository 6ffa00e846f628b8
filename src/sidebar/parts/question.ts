/**
 * A question inside the page, with the harmless answer in focus. Escape is that answer too.
 */
import { button, element, setText } from './element';

export interface Question {
  readonly root: HTMLDialogElement;
  /** True once the user agrees. */
  readonly put: (text: string) => Promise<boolean>;
}

let questions = 0;

export function question(title: string, yes: string, no: string): Question {
  const id = `question-${++questions}`;
  const text = element('p', { id: `${id}-text` });
  const cancel = button(no, () => root.close('no'), { class: 'quiet', autofocus: true });
  const agree = button(yes, () => root.close('yes'), { class: 'go' });
  const root = element(
    'dialog',
    { role: 'alertdialog', 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-text` },
    element('h2', { id: `${id}-title` }, title),
    text,
    element('div', { class: 'answers' }, agree, cancel),
  );
  return {
    root,
    put: (sentence) =>
      new Promise((resolve) => {
        setText(text, sentence);
        root.returnValue = 'no';
        root.addEventListener('close', () => resolve(root.returnValue === 'yes'), { once: true });
        root.showModal();
        cancel.focus();
      }),
  };
}
