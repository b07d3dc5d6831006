/** The page around the form; what the form asks stands in its file. */
export const boothMessages = {
  crumbExhibit: { id: 'booth.crumbExhibit' },
  abroad: { id: 'booth.abroad' },
  abroadLink: { id: 'booth.abroadLink' },
  mainland: { id: 'booth.mainland' },
  mainlandLink: { id: 'booth.mainlandLink' },
  noscript: { id: 'booth.noscript' },
  note: { id: 'booth.note' },
  closedTitle: { id: 'booth.closedTitle' },
  closedText: { id: 'booth.closedText' },
} as const;

/** How much is asked for and how much is left. */
export const areaMessages = {
  area: { id: 'booth.area' },
  areaFree: { id: 'booth.areaFree' },
  boothsFree: { id: 'booth.boothsFree' },
  more: { id: 'booth.more' },
  liveTitle: { id: 'booth.liveTitle' },
  liveUnit: { id: 'booth.liveUnit' },
  liveOf: { id: 'booth.liveOf' },
  liveBooths: { id: 'booth.liveBooths' },
  hall: { id: 'booth.hall' },
  hallLeft: { id: 'booth.hallLeft' },
  hallNone: { id: 'booth.hallNone' },
  asOf: { id: 'booth.asOf' },
  contactTitle: { id: 'booth.contactTitle' },
  contactPhone: { id: 'booth.contactPhone' },
  contactEmail: { id: 'booth.contactEmail' },
  process: { id: 'booth.process' },
  plan: { id: 'booth.plan' },
} as const;

/** After it was sent. */
export const takenMessages = {
  takenTitle: { id: 'booth.takenTitle' },
  takenText: { id: 'booth.takenText' },
  takenNumber: { id: 'booth.takenNumber' },
  takenCompany: { id: 'booth.takenCompany' },
  takenBooth: { id: 'booth.takenBooth' },
  takenStandard: { id: 'booth.takenStandard' },
  takenRaw: { id: 'booth.takenRaw' },
  takenExhibits: { id: 'booth.takenExhibits' },
  takenAt: { id: 'booth.takenAt' },
  another: { id: 'booth.another' },
} as const;
