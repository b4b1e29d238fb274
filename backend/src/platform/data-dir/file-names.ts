/** The stores' files within DATA_DIR. */
export const EVENTS_FILE = 'events.db';
export const KEYS_FILE = 'keys.db';

/** Where the operator's commands reach the process that holds the stores. */
export const OPERATOR_SOCKET = 'operator.sock';
