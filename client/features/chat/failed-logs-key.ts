/** In its own file, so that a page can see whether there are records without loading `failed-logs.ts`. */
export const failedLogsKey = 'failedChatLogs';
