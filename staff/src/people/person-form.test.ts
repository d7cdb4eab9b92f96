import { describe, expect, it } from 'vitest';
import { buildNewPerson, findPersonGap, NEW_PERSON } from './person-form.ts';

const lan = { ...NEW_PERSON, name: ' lan.bep ', password: 'com tam suon' };

describe('adding somebody', () => {
  it('says what is missing, one thing at a time', () => {
    expect(findPersonGap(NEW_PERSON)).toBe('name');
    expect(findPersonGap({ ...lan, password: 'short' })).toBe('password');
    expect(findPersonGap({ ...lan, stores: [] })).toBe('stores');
    expect(findPersonGap(lan)).toBeNull();
  });

  it('sends no stores for all of them, never for none chosen', () => {
    expect(buildNewPerson(lan)).toEqual({
      name: 'lan.bep',
      display_name: '',
      password: 'com tam suon',
      role: 'cook',
      stores: [],
    });
    expect(buildNewPerson({ ...lan, stores: [2, 3] }).stores).toEqual([2, 3]);
    expect(findPersonGap({ ...lan, role: 'manager', stores: [] })).toBe('stores');
  });

  it('an owner has every store', () => {
    expect(buildNewPerson({ ...lan, role: 'owner', stores: [2] }).stores).toEqual([]);
  });
});
