import type { ResourceLabels } from '#define/labels'

export const files: ResourceLabels = {
  label: '文件',
  fields: {
    name: '名称',
    folder: '文件夹',
    content: '内容',
    kind: '种类',
    size: '大小（字节）',
    contentType: '内容类型',
    checksum: 'SHA-256 校验值',
    tags: '标签',
    starred: '星标',
    owner: '所有者',
  },
  options: {
    kind: {
      document: '文档',
      sheet: '表格',
      presentation: '演示文稿',
      picture: '图片',
      video: '视频',
      audio: '音频',
      archive: '压缩包',
      other: '其他',
    },
  },
}
