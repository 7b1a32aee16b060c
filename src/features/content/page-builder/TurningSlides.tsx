/** The carousel, fetched with the first page that has one. */

import { Carousel, type CarouselProps } from '#ui/Carousel.tsx';

export default function TurningSlides(props: CarouselProps) {
  return <Carousel {...props} />;
}
