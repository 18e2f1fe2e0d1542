/** The endpoints that receive files. */
export const uploadPaths = { file: '/api/files/upload', content: '/api/contents' } as const

/** Whether the endpoint receives a file; it limits the size itself while reading. */
export const isUpload = (path: string): boolean => path === uploadPaths.file || path === uploadPaths.content
