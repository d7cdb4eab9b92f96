import Type, { type Static } from 'typebox';

/** What a brand suggests to search for. */
export const KeywordList = Type.Array(Type.Object({ context: Type.String({ maxLength: 40 }) }));
export type KeywordList = Static<typeof KeywordList>;
