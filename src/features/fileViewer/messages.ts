export const fileViewerMessages = {
  back: { id: 'fileViewer.back', defaultMessage: 'To the downloads' },
  download: { id: 'fileViewer.download', defaultMessage: 'Download the file' },
  home: { id: 'fileViewer.home', defaultMessage: 'To the home page' },
  kindText: {
    id: 'fileViewer.kindText',
    defaultMessage: 'The viewer opens PDF documents, pictures and videos. For other kinds please download the file.',
  },
  kindTitle: { id: 'fileViewer.kindTitle', defaultMessage: 'This kind of file cannot be shown here' },
  missingText: {
    id: 'fileViewer.missingText',
    defaultMessage:
      'It may have been replaced, or it opens only after you have said who you are. The downloads page lists every file that there is now.',
  },
  missingTitle: { id: 'fileViewer.missingTitle', defaultMessage: 'This file is not here' },
  noneText: {
    id: 'fileViewer.noneText',
    defaultMessage:
      'This page shows PDF documents, pictures and videos of this site. Choose one among the downloads: its button “View” leads here.',
  },
  noneTitle: { id: 'fileViewer.noneTitle', defaultMessage: 'No file was chosen' },
  open: { id: 'fileViewer.open', defaultMessage: 'Open without the viewer' },
  refusedText: {
    id: 'fileViewer.refusedText',
    defaultMessage:
      'For your safety only files of this site are shown. The address that was asked for leads elsewhere.',
  },
  refusedTitle: { id: 'fileViewer.refusedTitle', defaultMessage: 'This address is not of this site' },
  title: { id: 'fileViewer.title', defaultMessage: 'File viewer' },
} as const;
