import type { ReactNode } from 'react'

interface DownloadLinkProps {
  /** The signed address of the file content. */
  readonly content: string
  readonly name: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Downloads a file under its name. The page stays open, even if the file no longer exists. */
export const DownloadLink = ({ content, name, className, children }: DownloadLinkProps) => (
  <a href={`${content}&download`} download={name} className={className}>
    {children}
  </a>
)
