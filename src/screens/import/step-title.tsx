import { useEffect, useRef, type ReactNode } from 'react'

/** The heading of a step. Except for the first step it receives the focus, so that screen readers announce it. */
export function StepTitle({ children, isFirst = false }: { children: ReactNode; isFirst?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
