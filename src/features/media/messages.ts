export const mediaMessages = {
  kinds: { id: 'media.kinds', defaultMessage: 'Read, watch, look' },
  kindsText: { id: 'media.kindsText', defaultMessage: 'Everything may be quoted; name the exhibition as its source.' },
  news: { id: 'media.news', defaultMessage: 'News' },
  newsText: { id: 'media.newsText', defaultMessage: 'Releases, technology and user stories' },
  partners: { id: 'media.partners', defaultMessage: 'Media partners' },
  partnersLink: { id: 'media.partnersLink', defaultMessage: 'All supporting organisations' },
  photos: { id: 'media.photos', defaultMessage: 'Pictures' },
  photosText: { id: 'media.photosText', defaultMessage: 'Halls, machines and details' },
  videos: { id: 'media.videos', defaultMessage: 'Videos' },
  videosText: { id: 'media.videosText', defaultMessage: 'Workshops, interviews, recorded sessions' },
} as const;
