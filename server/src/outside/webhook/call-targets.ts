import { readFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Config } from '../../config.ts';
import { readUrlSetting, WrongSetting } from '../../setting.ts';
import { isWebhookSecret, type WebhookReceiver } from './webhook.ts';

const Target = Type.Object(
  {
    url: Type.String({ maxLength: 2000 }),
    secret: Type.String(),
    /** the stores whose calls may go there; absent = all of the brand */
    stores: Type.Optional(Type.Array(Type.Integer(), { minItems: 1 })),
  },
  { additionalProperties: false },
);
type Target = Static<typeof Target>;

const TargetFile = Type.Record(Type.String(), Type.Array(Target));
type TargetFile = Static<typeof TargetFile>;

/** [TB29] Where the calls of a store may be forwarded to. */
export interface CallTargets {
  of(brand: string, store: number): readonly WebhookReceiver[];
}

const wrong = (why: string) => new WrongSetting(`CALL_TARGETS: ${why}`);

function refuseWrong(brand: string, { url, secret }: Target, before: readonly Target[]): void {
  const { username, password, hash } = readUrlSetting(`CALL_TARGETS: ${brand}`, url, ['http:', 'https:']);
  if (username || password || hash) throw wrong(`${brand}: an address has neither a password nor a #.`);
  if (before.some((other) => other.url === url)) throw wrong(`${brand}: an address stands there twice.`);
  if (!isWebhookSecret(secret))
    throw wrong(`${brand}: a secret is whsec_ and 24 to 64 random bytes in base64.`);
}

/** Every brand's targets, none without a file. Throws WrongSetting for a file that cannot be used. */
export function readCallTargets({ callTargets: path }: Pick<Config, 'callTargets'>): TargetFile {
  if (path === null) return {};
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw wrong(`${path} cannot be read as JSON.`);
  }
  if (!Value.Check(TargetFile, file)) {
    const [first] = Value.Errors(TargetFile, file);
    throw wrong(`${first?.instancePath ?? ''} ${first?.message ?? 'is wrong'}.`);
  }
  for (const [brand, targets] of Object.entries(file))
    for (const [index, target] of targets.entries()) refuseWrong(brand, target, targets.slice(0, index));
  return file;
}

/** The targets the operator lists. Throws WrongSetting for a file that cannot be used. */
export function openCallTargets(config: Pick<Config, 'callTargets'>): CallTargets {
  const file = new Map(Object.entries(readCallTargets(config)));
  return {
    of: (brand, store) =>
      (file.get(brand) ?? []).filter(({ stores }) => stores === undefined || stores.includes(store)),
  };
}
