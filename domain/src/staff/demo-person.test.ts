import { describe, expect, it } from 'vitest';
import { DEMO_PARTS, demoName, demoRole, demoSignIn } from './demo-person.ts';

const GONE = { refused: 'DEMO_PERSON_GONE' };

describe('the people of a demo', () => {
  it.each(DEMO_PARTS)(
    '[SF17] lets nobody in as a %s who is gone, has another role or asks for a code',
    (part) => {
      expect(demoSignIn(part, null)).toEqual(GONE);
      expect(demoSignIn(part, { role: 'manager', totp: false })).toEqual(GONE);
      expect(demoSignIn(part, { role: demoRole(part), totp: true })).toEqual(GONE);
      expect(demoSignIn(part, { role: demoRole(part), totp: false })).toBeNull();
    },
  );

  it('[SF17] a waiter may be a cook, as before there was the role, and never an owner', () => {
    expect(DEMO_PARTS.map(demoRole)).toEqual(['cook', 'waiter', 'owner']);
    expect(demoSignIn('waiter', { role: 'cook', totp: false })).toBeNull();
    expect(demoSignIn('waiter', { role: 'owner', totp: false })).toEqual(GONE);
    expect(demoSignIn('owner', { role: 'cook', totp: false })).toEqual(GONE);
  });

  it('are three of a brand', () => {
    expect(new Set(DEMO_PARTS.map((part) => demoName('BEPNHA', part))).size).toBe(3);
    expect(demoName('BEPNHA', 'owner')).toBe('bepnha');
  });
});
