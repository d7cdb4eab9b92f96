/** Nobody signs in: every order carries the same membership, and the diner is known by token. */
export const ANONYMOUS = {
  membership_id: 'ANONYMOUS',
  membership_name: 'ANONYMOUS',
  membership_phone_number: '0000000000',
} as const;
