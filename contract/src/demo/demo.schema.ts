import Type, { type Static } from 'typebox';
import { BrandCode, StoreId } from '../http/fields.schema.ts';

/** A waiter is somebody of the role cook: there is no other for them. */
export const DemoSignInBody = Type.Object({
  brand: BrandCode,
  role: Type.Enum(['cook', 'waiter', 'owner']),
});
export type DemoSignInBody = Static<typeof DemoSignInBody>;

const TourStore = Type.Object({ pos_parent: BrandCode, pos_id: StoreId });

/** A table of the stage, with what is printed on it. */
const TourTable = Type.Object({
  name: Type.String(),
  code: Type.String(),
  /** phones that are there */
  guests: Type.Integer({ minimum: 0 }),
  /** digits a late phone has to type; null = nobody sits there, or scanning is enough */
  digits: Type.Union([Type.String(), Type.Null()]),
});

/** Where a demo shows what; null = it has no such thing now. */
export const DemoTour = Type.Object({
  /** the store whose board and menu are shown */
  stage: Type.Union([TourStore, Type.Null()]),
  table: Type.Union([TourTable, Type.Null()]),
  /** the sample group order people are choosing in */
  group: Type.Union([Type.Object({ hash: Type.String(), names: Type.Array(Type.String()) }), Type.Null()]),
  /** the first store of each brand that is not the stage's */
  elsewhere: Type.Array(TourStore),
});
export type DemoTour = Static<typeof DemoTour>;
