import { expect, test } from 'vitest';
import { eventOf } from '#client/features/booking/calendly.ts';
import { maskEmail } from '#client/features/contact/submit-contact.ts';

const message = (event: string, payload: unknown = {}) => eventOf({ event: `calendly.${event}`, payload });

test('the messages of the widget become the events of the site', () => {
  expect(message('event_type_viewed')).toEqual({ type: 'ready' });
  expect(message('profile_page_viewed')).toEqual({ type: 'ready' });
  expect(message('date_and_time_selected')).toEqual({ type: 'ready' });
  expect(message('page_height', { height: '1200px' })).toEqual({ type: 'height', height: 1200 });
  expect(message('event_scheduled', { event: { uri: 'https://api.test/1' } })).toEqual({ type: 'booked' });
  expect(message('event_scheduled', null)).toEqual({ type: 'booked' });
});

test('a height that is none is only a sign of life', () => {
  for (const height of ['auto', '-5px', '1e9px', '', null, undefined, {}]) {
    expect(message('page_height', { height })).toEqual({ type: 'ready' });
  }
});

test.each([null, undefined, 1, 'calendly.event_scheduled', {}, { event: 3 }, { event: 'event_scheduled' }, []])(
  'what is no message of the widget (%j) is nothing',
  (data) => expect(eventOf(data)).toBeNull(),
);

test('an address is masked in the log', () => {
  expect(maskEmail('somebody@example.com')).toBe('s***@example.com');
  expect(maskEmail('"a@b"@example.com')).toBe('"***@example.com');
});
