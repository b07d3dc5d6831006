export const clearStorageMessages = {
  home: { id: 'clearStorage.home' },
  text: { id: 'clearStorage.text' },
  title: { id: 'clearStorage.title' },
} as const;
