/** The contract's shapes under their own names, for everything above the api. */
export type * from './generated/types.gen';
