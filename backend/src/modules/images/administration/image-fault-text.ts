import type { ImageFault } from '#events/images/carried-image.events';
import { assertNever } from '#kernel/assert-never';
import { describeRequestFault } from '#platform/fetch/request-fault-text';

/** Why an image has no thumbnail, as a predicate: `is an icon or a tracking pixel`. */
export const describeImageFault = (fault: ImageFault): string => {
  switch (fault.kind) {
    case 'not_fetched':
      return describeRequestFault(fault.fault);
    case 'not_an_image':
      return 'is no image, whatever its server calls it';
    case 'drawing':
      return 'is an SVG drawing, which may contain scripts';
    case 'too_many_pixels':
      return 'has more pixels than are decoded';
    case 'damaged':
      return 'is damaged or cut off';
    case 'too_complex':
      return 'took too long to decode';
    case 'too_small':
      return 'is an icon or a tracking pixel';
    case 'too_narrow':
      return 'is a rule or a banner';
    case 'blank':
      return 'has one colour only';
    case 'host_taken_down':
      return 'is of a host that was taken down';
    default:
      return assertNever(fault);
  }
};
