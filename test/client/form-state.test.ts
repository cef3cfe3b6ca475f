import { expect, test } from 'vitest';
import {
  type FormAction,
  type FormState,
  formReducer,
  initialFormState,
  shownErrors,
} from '#client/features/contact/form-state.ts';
import { contactFields } from '#shared/contact.ts';

const refused = {
  values: { email: 'nobody' },
  code: 'validation',
  errors: { email: 'invalid' },
} as const;
const valid = {
  fullName: 'Ann Lee',
  email: 'ann@example.com',
  companyName: 'Lee & Co',
  service: 'crm-integration',
  problemDescription: 'Ten letters',
};

function stateAfter(...actions: FormAction[]): FormState {
  return actions.reduce(formReducer, initialFormState(null));
}

test('an error is found as the field is typed, and shown once the field was left', () => {
  const values = { ...valid, email: 'nobody' };
  const edited = stateAfter({ type: 'edited', values });
  expect(edited.errors).toEqual({ email: 'invalid' });
  expect(shownErrors(edited)).toEqual({});
  const left = formReducer(edited, { type: 'left', field: 'email', values });
  expect(shownErrors(left)).toEqual({ email: 'invalid' });
  expect(shownErrors(formReducer(left, { type: 'edited', values: valid }))).toEqual({});
});

test('a failed attempt shows the errors of all fields and lets the visitor send again', () => {
  const failure = { code: 'validation', errors: { service: 'invalid', email: 'invalid' } } as const;
  const state = stateAfter({ type: 'sending' }, { type: 'failed', failure });
  expect(state).toMatchObject({ failure, isBusy: false });
  expect(shownErrors(state)).toEqual(failure.errors);
});

test('sending takes away why it failed before', () => {
  const failure = { code: 'network', errors: {} } as const;
  expect(stateAfter({ type: 'failed', failure }, { type: 'sending' })).toMatchObject({ failure: null, isBusy: true });
});

test('a form that the Worker refused begins with its errors shown', () => {
  const state = initialFormState(refused);
  expect(shownErrors(state)).toEqual(refused.errors);
  expect(state.failure).toBe(refused);
  expect([...state.touched]).toEqual(contactFields);
});

test('a stored request leaves an untouched form behind its thanks', () => {
  const { touched, ...state } = [
    { type: 'sending' } as const,
    { type: 'stored', contactPreference: 'email_contact' } as const,
  ].reduce<FormState>(formReducer, initialFormState(refused));
  expect(touched.size).toBe(0);
  expect(state).toEqual({
    refused: null,
    errors: {},
    failure: null,
    remaining: {},
    isBusy: false,
    isWaiting: false,
    thanked: 'email_contact',
  });
  expect(formReducer({ touched, ...state }, { type: 'thanksClosed' }).thanked).toBeNull();
});

test('clearing the draft while a request is under way does not make the form sendable twice', () => {
  const state = stateAfter(
    { type: 'edited', values: { fullName: 'a'.repeat(90) } },
    { type: 'left', field: 'fullName', values: {} },
    { type: 'sending' },
    { type: 'cleared' },
  );
  expect(state).toMatchObject({ errors: {}, remaining: {}, failure: null, isBusy: true });
  expect(state.touched.size).toBe(0);
});
