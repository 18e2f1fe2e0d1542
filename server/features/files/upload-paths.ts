/** The calls that take files. */
export const uploadPaths = { file: '/api/files/upload', content: '/api/contents' } as const

/** Whether a call takes a file, whose bytes it counts while they come. */
export const isUpload = (path: string): boolean => path === uploadPaths.file || path === uploadPaths.content
