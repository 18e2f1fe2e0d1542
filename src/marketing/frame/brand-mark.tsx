/** The logo, in the colours of the page; `public/favicon.svg` is the same as an icon. */
export const BrandMark = () => (
  <svg className="brand-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect width="32" height="32" rx="8" />
    <path d="M22.5 9.5A9 9 0 1 0 22.5 22.5" />
    <path d="M13 16h12m-4-4 4 4-4 4" />
  </svg>
)
