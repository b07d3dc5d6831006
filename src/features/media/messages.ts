export const mediaMessages = {
  kinds: { id: 'media.kinds' },
  kindsText: { id: 'media.kindsText' },
  news: { id: 'media.news' },
  newsText: { id: 'media.newsText' },
  partners: { id: 'media.partners' },
  partnersLink: { id: 'media.partnersLink' },
  photos: { id: 'media.photos' },
  photosText: { id: 'media.photosText' },
  videos: { id: 'media.videos' },
  videosText: { id: 'media.videosText' },
} as const;
