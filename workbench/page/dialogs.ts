/**
 * What the script and the grid say to the user outside of the cells: dialogs, toasts, questions.
 */
import type { Answer, ButtonName, Question, Toast } from '../host/ui-state';

/** A sentence with one button; resolves when it is closed. */
export function showMessage(title: string, text: string): Promise<void> {
  return new Promise((resolve) => {
    const { dialog, buttons } = makeDialog(title, text);
    addButton(buttons, 'OK', () => dialog.close(), true);
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    open(dialog);
  });
}

/** A question with two answers. */
export function ask(title: string, text: string, yes: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { dialog, buttons } = makeDialog(title, text);
    addButton(buttons, 'Cancel', () => dialog.close());
    addButton(buttons, yes, () => dialog.close('yes'), true);
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
    open(dialog);
  });
}

/** A page of the script in a dialog. */
export function showPage(title: string, html: string, width: number, height: number, closed: () => void) {
  const { dialog, body, buttons } = makeDialog(title, '');
  buttons.remove();
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'dialog-close';
  close.setAttribute('aria-label', `Close ${title}`);
  close.textContent = '×';
  close.addEventListener('click', () => dialog.close());
  dialog.prepend(close);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  body.replaceChildren(frame);
  dialog.addEventListener('close', () => {
    dialog.remove();
    closed();
  });
  open(dialog);
  frame.contentDocument?.open();
  frame.contentDocument?.write(html);
  frame.contentDocument?.close();
  // A key in the frame does not reach the dialog.
  frame.contentDocument?.addEventListener('keydown', (e) => {
    if (e.key === 'Escape') dialog.close();
  });
  return () => dialog.close();
}

function makeDialog(title: string, text: string) {
  const dialog = document.createElement('dialog');
  const heading = document.createElement('h2');
  heading.id = `dialog-${Date.now()}`;
  heading.textContent = title;
  dialog.setAttribute('aria-labelledby', heading.id);
  const body = document.createElement('div');
  body.className = 'dialog-body';
  body.textContent = text;
  const buttons = document.createElement('div');
  buttons.className = 'dialog-buttons';
  dialog.append(heading, body, buttons);
  return { dialog, body, buttons };
}

function addButton(parent: HTMLElement, caption: string, act: () => void, primary = false) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = caption;
  if (primary) {
    button.className = 'primary';
    button.autofocus = true;
  }
  button.addEventListener('click', act);
  parent.append(button);
}

function open(dialog: HTMLDialogElement) {
  // The grid listens to every key of the page; in a dialog they are the dialog's.
  for (const event of ['keydown', 'keypress', 'keyup'] as const)
    dialog.addEventListener(event, (e) => e.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
}

export function showToast({ message, title, seconds = 5 }: Toast) {
  const list = document.getElementById('toasts') as HTMLElement;
  const toast = document.createElement('div');
  toast.className = 'toast';
  if (title) {
    const heading = document.createElement('strong');
    heading.textContent = title;
    toast.append(heading);
  }
  toast.append(message);
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', 'Close');
  close.textContent = '×';
  close.addEventListener('click', () => toast.remove());
  toast.append(close);
  list.append(toast);
  if (seconds >= 0) setTimeout(() => toast.remove(), seconds * 1000);
}

/**
 * A question of the script must be answered before its call returns. With one button there is nothing to
 * wait for: the page shows its own dialog. With a choice only the browser's own dialogs can wait.
 */
export function answer(question: Question): Answer | ButtonName {
  const heading = question.title ? `${question.title}\n\n` : '';
  if (question.kind === 'prompt') {
    const text = window.prompt(heading + question.prompt);
    return text === null
      ? { button: question.buttons === 'YES_NO' ? 'NO' : 'CANCEL' }
      : { button: agreed(question), text };
  }
  if (question.buttons === 'OK') {
    void showMessage(question.title ?? 'Berger', question.prompt);
    return 'OK';
  }
  if (window.confirm(heading + question.prompt)) return agreed(question);
  return question.buttons === 'YES_NO' ? 'NO' : 'CANCEL';
}

function agreed({ buttons }: Question): ButtonName {
  return buttons.startsWith('YES') ? 'YES' : 'OK';
}
