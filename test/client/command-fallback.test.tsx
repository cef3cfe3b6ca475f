// @vitest-environment happy-dom
// Like browsers before 2025, happy-dom knows neither `command` nor `closedby`.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { supportCommands } from '#client/ui/command-fallback.ts';
import { Modal } from '#client/ui/modal.tsx';

beforeAll(supportCommands);
afterEach(cleanup);

const inside = { clientX: 0, clientY: 0 };
const beside = { clientX: 5, clientY: 5 };
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

/** happy-dom has no layout: the dialog is a point at 0, 0. */
function press(down: typeof inside, up: typeof inside, target: Element = dialog()): void {
  fireEvent.pointerDown(target, down);
  fireEvent.click(dialog(), up);
}

const opens = { command: 'show-modal', commandfor: 'example' };

function renderCommandModal() {
  render(
    <>
      <button type="button" {...opens}>
        Open
      </button>
      <Modal id="example" title="Example" closeLabel="Close" onToggle={() => undefined}>
        <input />
      </Modal>
    </>,
  );
}

test('buttons open and close a modal by their command', () => {
  renderCommandModal();
  fireEvent.click(screen.getByText('Open'));
  expect(dialog().open).toBe(true);
  fireEvent.click(screen.getByLabelText('Close'));
  expect(dialog().open).toBe(false);
});

test('a click beside the modal closes it, a drag from its inside does not', () => {
  renderCommandModal();
  fireEvent.click(screen.getByText('Open'));
  press(inside, beside, dialog().querySelector('input') as Element);
  expect(dialog().open).toBe(true);
  press(beside, inside);
  expect(dialog().open).toBe(true);
  press(beside, beside);
  expect(dialog().open).toBe(false);
});

test('a modal that is open while it is mounted is told of the click and closes by itself', () => {
  const onClose = vi.fn();
  const onDismiss = vi.fn();
  const { unmount } = render(
    <Modal id="example" title="Example" closeLabel="Close" onClose={onClose} onDismiss={onDismiss}>
      Text
    </Modal>,
  );
  press(beside, beside);
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(dialog().open).toBe(true);
  fireEvent.click(screen.getByLabelText('Close'));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect(dialog()).toBeNull();
});
