import type { ComponentProps } from 'react'

/** A link, in the build of the list's script; `frame.tsx` handles its clicks. */
export const Link = ({ to, children, ...props }: ComponentProps<'a'> & { to: string }) => (
  <a {...props} href={to}>
    {children}
  </a>
)
