/** For a call that is made for its answer alone: nobody watches it afterwards, and what is kept is not taken for it. */
export const ONCE = { subscribe: false, forceRefetch: true } as const;
