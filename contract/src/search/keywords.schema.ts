import Type, { type Static } from 'typebox';

/** A brand's own suggestions for a search. */
export const KeywordList = Type.Array(Type.Object({ context: Type.String({ maxLength: 40 }) }));
export type KeywordList = Static<typeof KeywordList>;
