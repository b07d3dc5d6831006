import type { ImgHTMLAttributes } from 'react';

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'width' | 'height'> {
  /** As the API describes it. */
  image: { url: string; alt: string; width: number; height: number };
}

/** A picture of the API in its own proportions; `alt=""` if a text next to it has the same content. */
export const Picture = ({ image: { url, alt, width, height }, className, ...rest }: PictureProps) => (
  <img className={className} src={url} alt={alt} width={width} height={height} {...rest} />
);
