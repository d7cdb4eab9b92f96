import type { Language } from '@mam/contract/http/language.ts';
import { fillText } from '@mam/contract/http/refusal-text.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Invitation } from '../../group-order/invitation.ts';
import { packedQuickly } from '../../http/cached/cached-answer.ts';
import type { ReadyPage } from '../../http/pages.ts';
import { withOtherShareTags } from './share-tags.ts';

const WORDS = {
  vi: {
    title: '{name} mời bạn chọn món tại {store}',
    one: 'Mâm chung đang có 1 người, chốt lúc {time}. {address}',
    people: 'Mâm chung đang có {people} người, chốt lúc {time}. {address}',
  },
  en: {
    title: '{name} invites you to order together at {store}',
    one: 'One person is choosing, until {time}. {address}',
    people: '{people} people are choosing, until {time}. {address}',
  },
  de: {
    title: '{name} lädt zum gemeinsamen Bestellen bei {store} ein',
    one: 'Eine Person ist dabei, ausgewählt wird bis {time} Uhr. {address}',
    people: '{people} Personen sind dabei, ausgewählt wird bis {time} Uhr. {address}',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The link of an invitation, as it was sent. */
export interface InvitationRequest {
  readonly hash: string;
  readonly language: Language;
  /** where people reach this server, without a slash at the end */
  readonly publicUrl: string;
}

/** [GO16] A store's page whose head invites to a group order of it. Made for each request, and kept nowhere. */
export async function invitationPage(
  { answer, styleSource }: ReadyPage,
  { store, ownerName, endsAt, people }: Invitation,
  { hash, language, publicUrl }: InvitationRequest,
): Promise<ReadyPage> {
  const words = WORDS[language];
  const { name, address, brand, zone, id: storeId } = store;
  const time = formatClock(wallTime(endsAt, zone));
  const html = withOtherShareTags(answer.identity.toString(), {
    title: fillText(words.title, { name: ownerName, store: name }, language),
    description: fillText(people === 1 ? words.one : words.people, { people, time, address }, language),
    address: new URL(linkTo('/menu', { brand, storeId }, { group: hash }), publicUrl).href,
  });
  return { answer: await packedQuickly(Buffer.from(html)), styleSource };
}
