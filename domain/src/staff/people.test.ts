import { describe, expect, it } from 'vitest';
import { mayChangePerson, mayEndTotpFor, shownToGuests } from './people.ts';

const lan = { id: 'lan', role: 'owner' } as const;
const hoa = { id: 'hoa', role: 'owner' } as const;
const cook = { id: 'cook', role: 'cook' } as const;

describe('changing who works here', () => {
  it('[SF3] is for owners', () => {
    expect(mayChangePerson(cook, cook, 'owner', ['lan'])).toBe('NOT_YOURS');
    expect(mayChangePerson({ id: 'm', role: 'manager' }, cook, null, ['lan'])).toBe('NOT_YOURS');
    expect(mayChangePerson(lan, cook, 'manager', ['lan'])).toBeNull();
    expect(mayChangePerson(lan, cook, null, ['lan'])).toBeNull();
  });

  it('[SF3] never leaves a brand without an owner', () => {
    expect(mayChangePerson(lan, lan, null, ['lan'])).toBe('LAST_OWNER');
    expect(mayChangePerson(lan, lan, 'cook', ['lan'])).toBe('LAST_OWNER');
    expect(mayChangePerson(lan, lan, 'owner', ['lan'])).toBeNull();
    expect(mayChangePerson(lan, hoa, null, ['lan', 'hoa'])).toBeNull();
    expect(mayChangePerson(lan, lan, 'cook', ['lan', 'hoa'])).toBeNull();
  });
});

it("[SF14] owners switch off somebody else's code, never their own that way", () => {
  expect(mayEndTotpFor(lan, cook)).toBe(true);
  expect(mayEndTotpFor(lan, hoa)).toBe(true);
  expect(mayEndTotpFor(lan, lan)).toBe(false);
  expect(mayEndTotpFor(cook, lan)).toBe(false);
});

it('[SF25] guests read the name that was set for them, else the one that is signed in with', () => {
  expect(shownToGuests({ name: 'hung.bep', displayName: 'Anh Hùng' })).toBe('Anh Hùng');
  expect(shownToGuests({ name: 'hung.bep', displayName: '' })).toBe('hung.bep');
});
