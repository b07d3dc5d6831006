export const clearStorageMessages = {
  home: { id: 'clearStorage.home', defaultMessage: 'To the home page' },
  text: {
    id: 'clearStorage.text',
    defaultMessage:
      'Drafts, favourites, your sign-in and pages kept for reading without a network are removed from this browser. Your registration itself stays with the organiser.',
  },
  title: { id: 'clearStorage.title', defaultMessage: 'Stored data of this site' },
} as const;
