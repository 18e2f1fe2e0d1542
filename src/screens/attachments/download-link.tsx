import type { ReactNode } from 'react'

interface DownloadLinkProps {
  /** The signed address of the bytes. */
  readonly content: string
  readonly name: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Saves a file under its name. The page stays as it is, even where the file is gone. */
export const DownloadLink = ({ content, name, className, children }: DownloadLinkProps) => (
  <a href={`${content}&download`} download={name} className={className}>
    {children}
  </a>
)
