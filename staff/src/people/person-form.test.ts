import { describe, expect, it } from 'vitest';
import { bodyOf, gapOf, NEW_PERSON } from './person-form.ts';

const lan = { ...NEW_PERSON, name: ' lan.bep ', password: 'com tam suon' };

describe('adding somebody', () => {
  it('says what is missing, one thing at a time', () => {
    expect(gapOf(NEW_PERSON)).toBe('name');
    expect(gapOf({ ...lan, password: 'short' })).toBe('password');
    expect(gapOf({ ...lan, stores: [] })).toBe('stores');
    expect(gapOf(lan)).toBeNull();
  });

  it('sends no stores for all of them, never for none chosen', () => {
    expect(bodyOf(lan)).toEqual({
      name: 'lan.bep',
      display_name: '',
      password: 'com tam suon',
      role: 'cook',
      stores: [],
    });
    expect(bodyOf({ ...lan, stores: [2, 3] }).stores).toEqual([2, 3]);
    expect(gapOf({ ...lan, role: 'manager', stores: [] })).toBe('stores');
  });

  it('an owner has every store', () => {
    expect(bodyOf({ ...lan, role: 'owner', stores: [2] }).stores).toEqual([]);
  });
});
