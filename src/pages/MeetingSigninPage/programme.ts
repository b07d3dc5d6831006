/** The whole programme: its size is the contract's most. */
export const PROGRAMME = { meetingPageRequest: { current: 1, size: 100 } } as const;
