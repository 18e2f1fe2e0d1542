/** Texts of the dialog that crops a picture before it is uploaded. */
export const cropping = {
  title: 'Crop the picture',
  frame: 'Part of the picture',
  hint: 'Drag the picture, or use the arrow keys, + and −.',
  zoom: 'Zoom',
  whole: 'Use all of it',
  use: 'Use picture',
}
