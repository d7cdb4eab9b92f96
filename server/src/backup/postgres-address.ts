/** How the programs of PostgreSQL are told which database: the password by their environment, which nobody else can read. */
export interface ProgramAddress {
  readonly url: string;
  readonly environment: { readonly PGPASSWORD?: string };
}

/** Parameters of an address that our driver understands, and theirs do not. */
const OURS = ['uselibpqcompat'];

export function addressForPrograms(databaseUrl: string): ProgramAddress {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  for (const name of OURS) url.searchParams.delete(name);
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  return { url: url.href, environment: password ? { PGPASSWORD: password } : {} };
}
