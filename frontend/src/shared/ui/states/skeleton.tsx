import { Box, keyframes } from '@mui/material';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Placeholder bars for text; `lines` are their widths in per cent. */
export const SkeletonLines = ({
  lines,
  height = 14,
  gap = 12,
}: {
  lines: readonly number[];
  height?: number;
  gap?: number;
}) => (
  <Box aria-hidden sx={{ display: 'grid', gap: `${gap}px`, animation: `${breathe} 1.8s ease-in-out infinite` }}>
    {lines.map((width, index) => (
      <Box key={index} sx={{ height, width: `${width}%`, bgcolor: 'wash', borderRadius: '3px' }} />
    ))}
  </Box>
);
