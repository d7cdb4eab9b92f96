import type { Role } from './roles.ts';

/** Which of a demo brand's people somebody comes in as. */
export const DEMO_PARTS = ['cook', 'waiter', 'owner'] as const;
export type DemoPart = (typeof DEMO_PARTS)[number];

const NAMES = { cook: 'Sơn', waiter: 'Hạnh' } as const;

/** The name of that person's account; an owner is called as their brand. */
export const demoName = (brand: string, part: DemoPart): string =>
  part === 'owner' ? brand.toLowerCase() : NAMES[part];

/** [SF25] Guests of a demo read a person's name, also of its owner. */
export const demoShownName = (part: DemoPart): string => (part === 'owner' ? 'Lan' : NAMES[part]);

export const demoRole = (part: DemoPart): Role => part;

/** [SF17] A waiter of a demo that is older than their role is a cook. */
const isRoleOf = (part: DemoPart, role: Role) =>
  role === demoRole(part) || (part === 'waiter' && role === 'cook');

/** An account as it stands now. */
export interface DemoAccount {
  readonly role: Role;
  /** signing in asks for a code */
  readonly totp: boolean;
}

/** [SF17] Whether a demo lets somebody in as one of its people; null = it does. account: null = it is switched off, or never was. */
export function demoSignIn(
  part: DemoPart,
  account: DemoAccount | null,
): { readonly refused: 'DEMO_PERSON_GONE' } | null {
  return account && !account.totp && isRoleOf(part, account.role) ? null : { refused: 'DEMO_PERSON_GONE' };
}
