/** The sign of the product; the icons in `public/` show the same. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--color-accent)" />
      <path
        d="M8.5 22.5 16 8.5l7.5 14M11.6 17.6h8.8"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="23.4" r="1.9" fill="var(--color-highlight)" />
    </svg>
  )
}
