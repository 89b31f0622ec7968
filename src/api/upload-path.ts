/** Where files are posted to. */
export const UPLOAD_PATH = '/documents';
