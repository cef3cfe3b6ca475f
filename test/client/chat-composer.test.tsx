// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatComposer } from '#client/features/chat/chat-composer.tsx';
import { chat as content } from '#shared/content/en/chat.ts';

const onSend = vi.fn();
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: content.inputLabel });
const button = () => screen.getByRole('button', { name: content.send });
const write = (text: string) => fireEvent.change(input(), { target: { value: text } });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  onSend.mockClear();
});

function renderComposer() {
  const store = createStore();
  const composer = (isPending: boolean) => (
    <Provider store={store}>
      <ChatComposer content={content} tooLong="Too long" isPending={isPending} onSend={onSend} input={createRef()} />
    </Provider>
  );
  const { rerender } = render(composer(false));
  return { setPending: (isPending: boolean) => rerender(composer(isPending)) };
}

test('while a reply is pending nothing is sent, and the disabled controls keep focus', () => {
  const { setPending } = renderComposer();
  expect(input().getAttribute('aria-disabled')).toBeNull();
  write('Hello');
  input().focus();
  setPending(true);
  for (const control of [input(), button()]) expect(control.getAttribute('aria-disabled')).toBe('true');
  expect(input().readOnly).toBe(true);
  expect(document.activeElement).toBe(input());
  fireEvent.keyDown(input(), { key: 'Enter' });
  fireEvent.click(button());
  expect(onSend).not.toHaveBeenCalled();
  setPending(false);
  expect(button().getAttribute('aria-disabled')).toBeNull();
  expect(input().value).toBe('Hello');
});

test('Enter sends and empties the input; with Shift, and while characters are composed, it does not', () => {
  renderComposer();
  write('Hello');
  fireEvent.keyDown(input(), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello');
  expect(input().value).toBe('');
});

test('blank text is not sent', () => {
  renderComposer();
  write('  \n \u200b');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button());
  expect(onSend).not.toHaveBeenCalled();
});

test('near its limit the input counts what is left, and what is too long is kept and not sent', () => {
  renderComposer();
  write('x'.repeat(1799));
  expect(screen.queryByText(content.charactersLeft(201))).toBeNull();
  write('x'.repeat(1800));
  expect(screen.getByText(content.charactersLeft(200))).toBeTruthy();
  // Spaces at both ends are not sent, so they do not count.
  write(` ${'x'.repeat(2000)} `);
  expect(input().getAttribute('aria-invalid')).toBeNull();
  write('x'.repeat(2003));
  expect(screen.getByText(content.charactersOver(3))).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Too long');
  expect(input().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
  expect(input().value).toHaveLength(2003);
});
