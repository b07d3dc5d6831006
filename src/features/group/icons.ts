/** Icons of the delegation pages only, in the style of `src/ui/controls/icons.ts`. */
export const groupIcons = {
  car: 'M4 16v-4l2-6h12l2 6v4zM4 12h16M6.5 16v2.5M17.5 16v2.5M7.5 14h.1M16.5 14h.1',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v.1M20 17.5V20h-2.5M14 20v-.1',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  trash: 'M4 7h16M9.5 7V4h5v3M6 7l1 13h10l1-13M10.5 11v5M13.5 11v5',
} as const;
