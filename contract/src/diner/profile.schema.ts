import Type, { type Static } from 'typebox';

const Locale = Type.Union([Type.Literal('vi'), Type.Literal('en'), Type.Literal('de')]);

/** The anonymous diner as the server knows them: what is shown to the others of a group and to staff. */
export const Profile = Type.Object({
  uid: Type.String(),
  /** "" = has not told it */
  name: Type.String(),
  locale: Type.Union([Locale, Type.Null()]),
});
export type Profile = Static<typeof Profile>;

/** Fields that are left out stay as they are. */
export const ProfileChange = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 400 })),
  locale: Type.Optional(Locale),
});
export type ProfileChange = Static<typeof ProfileChange>;
