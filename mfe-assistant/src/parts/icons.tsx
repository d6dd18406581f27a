import type { SVGAttributes } from 'react'

const drawn = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  'aria-hidden': true,
}

/** A cross, a square that something leaves, and a warning; they mean nothing without words. */
export const CloseIcon = (native: SVGAttributes<SVGElement>) => (
  <svg {...drawn} {...native} aria-hidden="true">
    <path strokeLinecap="round" d="M18 6 6 18M6 6l12 12" />
  </svg>
)
export const ExternalIcon = (native: SVGAttributes<SVGElement>) => (
  <svg {...drawn} {...native} aria-hidden="true">
    <path
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"
    />
  </svg>
)
export const AlertIcon = (native: SVGAttributes<SVGElement>) => (
  <svg {...drawn} {...native} aria-hidden="true">
    <circle cx="12" cy="12" r="10" />
    <path strokeLinecap="round" d="M12 8v4M12 16h.01" />
  </svg>
)
