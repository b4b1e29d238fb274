import { api } from '#shared/api/client';
import { CommandButton } from '../commands/command-button';
import { KEPT_FOR_GOOD } from '../commands/reason-hints';
import { RepairSection, RepairOption, RepairOptions } from '../commands/repair-section';
import { type Delivery, canRetryDelivery, isOpen } from './delivery';

/** The ways an administrator can repair a delivery, each with its purpose. */
export const RepairDelivery = ({ delivery }: { delivery: Delivery }) => {
  if (!isOpen(delivery)) return null;
  const params = { path: { id: delivery.id } };
  const isAttempting = delivery.state === 'attempting';
  return (
    <RepairSection>
      {isAttempting && <p>Nothing can be done to a delivery while an attempt is under way.</p>}
      {/* The buttons stay while an attempt is under way: the administrator may be writing the reason just then. */}
      <RepairOptions>
        {(canRetryDelivery(delivery) || isAttempting) && (
          <RepairOption
            button={
              <CommandButton
                label="Retry"
                title="Retry this delivery?"
                send={(reason) => api.POST('/api/admin/deliveries/{id}/retry', { params, body: { reason } })}
                success="The delivery was queued again."
                disabled={isAttempting}
                hint={KEPT_FOR_GOOD}
              >
                <p>It starts at once, with all its attempts and the same key.</p>
              </CommandButton>
            }
          >
            The cause is gone: a mail server or another receiver is back.
          </RepairOption>
        )}
        <RepairOption
          button={
            <CommandButton
              label="Skip"
              title="Skip this delivery?"
              send={(reason) => api.POST('/api/admin/deliveries/{id}/skip', { params, body: { reason } })}
              success="The delivery was skipped."
              disabled={isAttempting}
              isDestructive
              hint={KEPT_FOR_GOOD}
            >
              <p>It is never sent.</p>
            </CommandButton>
          }
        >
          It is no longer wanted, can never be sent, or has already arrived.
        </RepairOption>
      </RepairOptions>
    </RepairSection>
  );
};
