import Type, { type Static } from 'typebox';

export const BrandCard = Type.Object({
  pos_parent: Type.String(),
  name: Type.String(),
  logo: Type.Union([Type.String(), Type.Null()]),
  main_color: Type.Union([Type.String(), Type.Null()]),
  /** the brand's own language when all its stores have the same, else null */
  language: Type.Union([Type.Literal('vi'), Type.Literal('en'), Type.Literal('de'), Type.Null()]),
});
export type BrandCard = Static<typeof BrandCard>;

export const BrandList = Type.Object({ brands: Type.Array(BrandCard) });
export type BrandList = Static<typeof BrandList>;
