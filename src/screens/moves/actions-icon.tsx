/** The three dots of a row's menu. */
export const ActionsIcon = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 3h.01M8 8h.01M8 13h.01" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
  </svg>
)
