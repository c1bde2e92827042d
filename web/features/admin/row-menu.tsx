import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../../components/ui/dropdown-menu.tsx";
import { useT } from "../../lib/i18n.tsx";

interface RowMenuProps {
  /** What the row is about, for those who hear the button. */
  name: string;
  /** Entries; destructive ones last, after a separator. */
  children: ReactNode;
}

/** What can be done with a row, behind '…'. */
export function RowMenu({ name, children }: RowMenuProps) {
  const t = useT();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" size="icon" className="-my-2" aria-label={t("admin.row_menu", { name })}>
          <Ellipsis className="size-5" aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
