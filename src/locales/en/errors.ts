export const errors = {
  refusedTitle: 'No permission',
  refused: "The page you're trying access has restricted access. Please refer to your system administrator",
} as const
