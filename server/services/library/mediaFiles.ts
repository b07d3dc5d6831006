/** Files of public/media as answers name them: an address that changes with the bytes may be kept for ever. */
import type { MediaFile } from '../../db/tables/library';

const types: Record<string, string> = {
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const mediaUrl = ({ name, version }: Pick<MediaFile, 'name' | 'version'>): string =>
  `/media/${name}?v=${version}`;

export const mediaType = (name: string): string => types[name.split('.').pop() ?? ''] ?? 'application/octet-stream';

/** The last part of its way: under it a browser saves the file. */
export const fileName = (name: string): string => name.split('/').pop() ?? name;
