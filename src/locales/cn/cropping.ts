export const cropping = {
  title: '裁剪图片',
  frame: '图片的选取部分',
  hint: '拖动图片，或使用方向键、+ 和 −。',
  zoom: '缩放',
  whole: '使用整张图片',
  use: '使用图片',
}
